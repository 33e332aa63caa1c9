import type { Witness } from './claim.ts';
import { spreadsWitness } from './market/spreads-witness.ts';

export const WITNESSES: readonly Witness[] = [spreadsWitness];
