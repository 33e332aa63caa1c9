/** Twelve orders with one expensive block, as a common test sample. */
export const ORDER_COSTS_BPS = [-60, -12, -5, -2, 0, 1, 3, 4, 6, 8, 15, 250];
export const NOTIONALS_M = [1, 2, 3, 1, 5, 2, 2, 4, 1, 3, 2, 40];
