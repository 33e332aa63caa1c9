import type { Witness } from '../claim.ts';
import { dayClaims } from './day-claims.ts';
import { flowClaims } from './flow-claims.ts';
import { liveFacts } from './lived-facts.ts';
import { minuteClaims } from './minute-claims.ts';
import { togetherClaims } from './together-claims.ts';

/** The market as it is by itself, beside what is published of real ones. */
export const factsWitness: Witness = {
  name: 'facts',
  about: 'what is quoted, when is traded, and how prices move by the minute, by the day and together',
  see: async ({ length, seed }) => {
    const facts = liveFacts(length, seed);
    return [
      ...flowClaims(facts),
      ...togetherClaims(facts, length),
      ...minuteClaims(facts, length),
      ...dayClaims(length, seed),
    ];
  },
};
