/** Every sidebar, panel and dialog that can be open over the main layout. */
export const PANELS = [
  'market-data',
  'send-staged',
  'trade-analytics',
  'power-search',
  'strategy-studio',
  'description',
  'configuration',
  'pending-parameters',
  'trade',
  'column-chooser',
  'column-views',
  'alerts',
  'modify-order',
] as const;

export type Panel = (typeof PANELS)[number];

export type ControllerToggles = { readonly [Name in Panel]: boolean };

export const ALL_PANELS_CLOSED: ControllerToggles = {
  'market-data': false,
  'send-staged': false,
  'trade-analytics': false,
  'power-search': false,
  'strategy-studio': false,
  description: false,
  configuration: false,
  'pending-parameters': false,
  trade: false,
  'column-chooser': false,
  'column-views': false,
  alerts: false,
  'modify-order': false,
};
