/** Figures by name, each made anew only when it is made of something else. */
export class Remembered<Figure> {
  readonly #known = new Map<string, { readonly madeOf: string; readonly figure: Figure }>();

  /** `madeOf` is null for a figure that is always made. */
  of(name: string, madeOf: string | null, make: () => Figure): Figure {
    const known = this.#known.get(name);
    if (known !== undefined && known.madeOf === madeOf) return known.figure;
    const figure = make();
    if (madeOf !== null) this.#known.set(name, { madeOf, figure });
    return figure;
  }
}
