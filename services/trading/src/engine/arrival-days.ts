import { setImmediate } from 'node:timers/promises';
import { type Arrivals, type DayArrivals, MAX_USUAL_DAYS, SLOT_MS } from '@meridian/domain/limits/usual-arrivals';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { ParentHead } from '../kernel/state/parent-head.ts';
import type { TradingDay } from '../market/market-port.ts';
import type { TradingMemory } from '../world/trading-memory.ts';

const MEMORY = 'arrival-days';
/** About two milliseconds. */
const SLICE = 1_000;

const DaysSchema = Type.Array(
  Type.Object({
    date: Type.String(),
    accounts: Type.Record(Type.String(), Type.Array(Type.Tuple([Type.Number(), Type.Number(), Type.Number()]))),
  }),
);

type StoredDay = Static<typeof DaysSchema>[number];

/** What came for accounts on past days, by half hours; the day of now is written down as it grows. */
export class ArrivalDays {
  readonly #memory: TradingMemory;
  #days: readonly StoredDay[];

  private constructor(memory: TradingMemory, days: readonly StoredDay[]) {
    this.#memory = memory;
    this.#days = days;
  }

  static async open(memory: TradingMemory): Promise<ArrivalDays> {
    const stored = await memory.read(MEMORY);
    return new ArrivalDays(memory, Value.Check(DaysSchema, stored) ? stored : []);
  }

  /** A day on which an account sent nothing counts too, or its usual day would be a busy one. */
  before(date: string, key: string): readonly DayArrivals[] {
    const past = this.#days.filter((day) => day.date < date).slice(-MAX_USUAL_DAYS);
    return past.map((day) => ({ date: day.date, slots: day.accounts[key] ?? [] }));
  }

  async keep(parents: Iterable<ParentHead>, day: TradingDay): Promise<void> {
    const today = { date: day.date, accounts: await arrivalsOf(parents, day) };
    const others = this.#days.filter(({ date }) => date !== day.date);
    this.#days = [...others, today].sort((a, b) => (a.date < b.date ? -1 : 1)).slice(-MAX_USUAL_DAYS - 1);
    await this.#memory.write(MEMORY, this.#days);
  }
}

export function accountKey(account: string, allocAccount: string | null): string {
  return `${account}|${allocAccount ?? ''}`;
}

/** With pauses, so that a desk with many orders delays none. */
async function arrivalsOf(parents: Iterable<ParentHead>, { date, openMs }: TradingDay): Promise<StoredDay['accounts']> {
  const accounts: Record<string, [number, number, number][]> = {};
  let seen = 0;
  for (const parent of parents) {
    seen += 1;
    if (seen % SLICE === 0) await setImmediate();
    if (parent.tradeDate !== date) continue;
    const { account, allocAccount, countedUsd: usd } = parent;
    if (usd <= 0) continue;
    const slot = Math.max(0, Math.floor((parent.receivedMs - openMs) / SLOT_MS));
    for (const key of [accountKey(account, allocAccount), accountKey(account, null)]) {
      const slots = (accounts[key] ??= []);
      while (slots.length <= slot) slots.push([0, 0, 0]);
      slots[slot] = added(slots[slot] ?? [0, 0, 0], usd);
    }
  }
  return accounts;
}

function added([count, sum, squares]: Arrivals, usd: number): [number, number, number] {
  return [count + 1, sum + usd, squares + usd * usd];
}
