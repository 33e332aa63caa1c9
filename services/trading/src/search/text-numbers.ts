/** A number for each distinct text, counted: a text that nobody has any more gives its number back. */
export class TextNumbers {
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];
  readonly #users: number[] = [];
  readonly #free: number[] = [];
  /** Freed while somebody held the numbers. */
  #leaving: number[] = [];
  #holders = 0;

  /** All numbers are below this. */
  get end(): number {
    return this.#texts.length;
  }

  textOf(number: number): string {
    return this.#texts[number] ?? '';
  }

  take(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) {
      this.#users[known] = (this.#users[known] ?? 0) + 1;
      return known;
    }
    const number = this.#free.pop() ?? this.#texts.length;
    this.#numbers.set(text, number);
    this.#texts[number] = text;
    this.#users[number] = 1;
    return number;
  }

  drop(number: number): void {
    const left = (this.#users[number] ?? 0) - 1;
    this.#users[number] = left;
    if (left > 0) return;
    this.#numbers.delete(this.textOf(number));
    if (this.#holders > 0) this.#leaving.push(number);
    else this.#free.push(number);
  }

  /** Until it is released, no number gets another text: whoever decided by a number may still go by it. */
  hold(): () => void {
    this.#holders += 1;
    return () => {
      this.#holders -= 1;
      if (this.#holders > 0) return;
      for (const number of this.#leaving) this.#free.push(number);
      this.#leaving = [];
    };
  }
}
