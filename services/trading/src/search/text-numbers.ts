/** A number for each distinct text, counted: a text that nobody has any more gives its number back. */
export class TextNumbers {
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];
  readonly #users: number[] = [];
  readonly #free: number[] = [];

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
    this.#free.push(number);
  }
}
