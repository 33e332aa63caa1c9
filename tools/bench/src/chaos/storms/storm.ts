import type { UserPermissions } from '@meridian/domain/entities/permissions';

/** Goes on until it is over, and tells what became of each thing that it did. */
export type Flood = (url: string, isOver: () => boolean, tally: Tally) => Promise<void>;

/** One hostile user or stranger against a trader and an administrator. */
export type Storm = {
  /** Its word on the command line of a flood's own process. */
  readonly name: string;
  readonly tried: string;
  /** What it does, in the plural. */
  readonly what: string;
  readonly flood: Flood;
  /** Whether it reads past days, which a desk without them has none of. */
  readonly needsPastDays?: true;
  /** Of the viewer beside what every storm grants: logs, market data and every account. */
  readonly permissions?: Partial<UserPermissions>;
};

export type StormCounts = {
  readonly sent: number;
  readonly served: number;
  /** How often, by code. */
  readonly refused: Readonly<Record<string, number>>;
};

/** What a flood did, and what the server said to it. */
export class Tally {
  #sent = 0;
  #served = 0;
  readonly #refused = new Map<string, number>();
  readonly #onFirst: () => void;

  constructor(onFirst: () => void = () => undefined) {
    this.#onFirst = onFirst;
  }

  sent(count = 1): void {
    if (this.#sent === 0) this.#onFirst();
    this.#sent += count;
  }

  served(): void {
    this.#served += 1;
  }

  refused(code: string): void {
    this.#refused.set(code, (this.#refused.get(code) ?? 0) + 1);
  }

  heard({ ok, code }: { readonly ok: boolean; readonly code?: string }): void {
    if (ok) this.served();
    else this.refused(code ?? 'without a code');
  }

  counts(): StormCounts {
    return { sent: this.#sent, served: this.#served, refused: Object.fromEntries(this.#refused) };
  }
}
