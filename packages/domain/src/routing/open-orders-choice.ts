/** What becomes of child orders that are open where routing stops: they work on, go elsewhere, or wait for a person. */
export const OPEN_ORDERS_CHOICES = ['leave', 'reroute', 'pause'] as const;

export type OpenOrdersChoice = (typeof OPEN_ORDERS_CHOICES)[number];
