const COUNTRIES = ['US', 'JP', 'HK', 'GB', 'DE', 'CA', 'CH', 'NL'];
const SYMBOLS = 2_000;
const LISTS = 5_000;
const STEP = 7_919;

export type SampleOrder = {
  readonly id: number;
  readonly client_order_id: string;
  readonly exchange_symbol: string;
  readonly list_name: string;
  readonly country: string;
  readonly order_qty: number;
  readonly receivedMs: number;
};

/** One of many orders; neighbours have nothing in common. */
export function sampleOrder(id: number): SampleOrder {
  const place = id * STEP;
  const symbol = place % SYMBOLS;
  return {
    id,
    client_order_id: `CL-${(place % 10_000_000).toString(36).toUpperCase()}-${id}`,
    exchange_symbol: `${String.fromCharCode(65 + (symbol % 26))}${symbol.toString(36).toUpperCase()}`,
    list_name: `LIST_${place % LISTS}`,
    country: COUNTRIES[place % COUNTRIES.length] ?? 'US',
    order_qty: 100 * (1 + (place % 500)),
    receivedMs: 1_763_280_000_000 + (place % 28_800_000),
  };
}
