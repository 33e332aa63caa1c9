import type { Witness } from './claim.ts';
import { deskWitness } from './desk/desk-witness.ts';
import { extremesWitness } from './desk/extremes-witness.ts';
import { pastWitness } from './past/past-witness.ts';
import { darkWitness } from './market/dark-witness.ts';
import { factsWitness } from './market/facts-witness.ts';
import { spreadsWitness } from './market/spreads-witness.ts';

export const WITNESSES: readonly Witness[] = [
  spreadsWitness,
  factsWitness,
  darkWitness,
  pastWitness,
  extremesWitness,
  deskWitness,
];
