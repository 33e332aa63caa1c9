/** What happens to open child orders where routing stops: they keep working, are rerouted, or are paused. */
export const OPEN_ORDERS_CHOICES = ['leave', 'reroute', 'pause'] as const;

export type OpenOrdersChoice = (typeof OPEN_ORDERS_CHOICES)[number];
