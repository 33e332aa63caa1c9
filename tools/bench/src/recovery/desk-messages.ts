import type { ClientsScale } from '@meridian/trading/worlds/simulated/clients-scale';

export type DeskJob = { readonly databaseUrl: string; readonly clients: ClientsScale | null };

/** What the desk's process tells of its start, in this order. */
export type FromDesk =
  /** The engine has its orders again. */
  | {
      readonly kind: 'recovered';
      readonly orders: number;
      readonly recoveryMs: number;
      readonly replayedEvents: number;
    }
  /** A command was acknowledged. */
  | { readonly kind: 'serving'; readonly ok: boolean; readonly message: string; readonly cpuMs: number }
  /** Every order is in the topics. */
  | { readonly kind: 'shown'; readonly rssMb: number };
