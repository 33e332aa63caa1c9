/** The address parameter of the selected parent order. */
export const ORDER_PARAM = 'order';
