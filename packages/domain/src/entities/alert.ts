export const ALERT_SOURCES = ['destination', 'strategy server', 'market data vendor', 'global auto-trading'] as const;

export type AlertSource = (typeof ALERT_SOURCES)[number];

/** A source went off or came back. */
export type Alert = {
  readonly source: AlertSource;
  /** The destination or vendor. Null where there is only one. */
  readonly name: string | null;
  readonly isOn: boolean;
  readonly timeMs: number;
};
