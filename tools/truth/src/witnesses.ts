import type { Witness } from './claim.ts';
import { deskWitness } from './desk/desk-witness.ts';
import { factsWitness } from './market/facts-witness.ts';
import { spreadsWitness } from './market/spreads-witness.ts';

export const WITNESSES: readonly Witness[] = [spreadsWitness, factsWitness, deskWitness];
