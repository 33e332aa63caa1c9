import { DEMO_TRADER_SHORT_NAME } from '@meridian/identity/demo/demo-users';

/** The trader id on an order, by the index of its account. One is the demo trader, so that "Mine" finds orders. */
export const DEMO_TRADERS = ['JKERR', 'MOKAFOR', 'LSTEIN', DEMO_TRADER_SHORT_NAME, 'RNAKAMURA', 'CDUBOIS'] as const;
