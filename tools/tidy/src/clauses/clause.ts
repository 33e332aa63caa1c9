/** What the specification asks for, in our own words, and the test that holds it. */
export type Clause = {
  /** The section of the specification and our count within it. */
  readonly id: `spec ${4 | 5 | 8}.${number}`;
  readonly says: string;
  /** The file, and a part of the test's name; the tests of this folder carry the id itself. */
  readonly test: readonly [path: string, name: string];
};
