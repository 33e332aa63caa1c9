/** Beats of the clock. What is done every so many beats is done in the step that reaches or passes them. */
export class Beats {
  #before = 0;
  #now = 0;

  reach(beat: number): void {
    this.#before = this.#now;
    this.#now = beat;
  }

  isDue(every: number): boolean {
    return Math.floor(this.#now / every) > Math.floor(this.#before / every);
  }
}
