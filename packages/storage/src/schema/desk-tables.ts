export type AccountTable = {
  account: string;
  alloc_account: string;
  custom_client_name: string;
};

export type InstrumentTable = {
  bestex_id: string;
  exchange_symbol: string;
  asset_class: string;
  country: string;
  trade_currency: string;
  description: string;
};
