/** Written exactly as the text form writes them. */
export const EXAMPLES = [
  { text: 'country:JP %complete<50 strat:vwap', meaning: 'Japanese VWAP orders that are less than half done' },
  { text: 'status:PAUSED or auto:off', meaning: 'Orders that do not trade automatically now' },
  { text: 'side:SELL,"SELL SHORT" qty>100000', meaning: 'Large sells, short ones too' },
  { text: 'symbol:V* country!=US', meaning: 'Symbols that begin with V, outside the United States' },
  {
    text: 'cost_arrival_mid_bps>10 status:WORKING,PARTIAL',
    meaning: 'Working, over 10 bps vs arrival',
  },
  { text: 'asset:FUTURE must_finish:on', meaning: 'Futures that must finish' },
] as const;
