/** The labels of one file by number, from 1. 0 means none. One list for all columns is cheapest to transfer. */
export type Words = {
  codeOf(word: string): number;
  /** In the order of their numbers. */
  all(): readonly string[];
};

export function createWords(): Words {
  const codes = new Map<string, number>();
  return {
    codeOf: (word) => {
      const known = codes.get(word);
      if (known !== undefined) return known;
      codes.set(word, codes.size + 1);
      return codes.size;
    },
    all: () => [...codes.keys()],
  };
}
