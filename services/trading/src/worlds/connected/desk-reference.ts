import type { Reference } from '../../reference/reference.ts';

const NOTHING: Reference = { instruments: [], venues: [], destinations: [], vendors: [], rates: [] };

/** What the desk trades and through whom; nothing before it has brought its own. */
export async function readDeskReference(): Promise<Reference> {
  return NOTHING;
}
