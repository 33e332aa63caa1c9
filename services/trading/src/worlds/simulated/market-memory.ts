import { Value } from 'typebox/value';
import { Type } from 'typebox';
import type { MarketSnapshot } from '../../venues/simulator/state/market-snapshot.ts';
import type { TradingMemory } from '../../world/trading-memory.ts';

const MARKET = 'market';

const SnapshotSchema = Type.Object({
  version: Type.Literal(1),
  atMs: Type.Number(),
  instruments: Type.Array(
    Type.Object({
      symbol: Type.String(),
      tickSize: Type.Optional(Type.Number()),
      fairTicks: Type.Number(),
      figures: Type.Record(Type.String(), Type.Unknown()),
    }),
  ),
  logVolatilities: Type.Record(Type.String(), Type.Number()),
});

/** The stored state of the simulated markets. Null when there is none or it cannot be read. */
export async function readMarket(memory: TradingMemory, nowMs: number): Promise<MarketSnapshot | null> {
  const body = await memory.read(MARKET);
  if (!Value.Check(SnapshotSchema, body) || body.atMs > nowMs) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the figures were written by the simulator itself.
  return body as unknown as MarketSnapshot;
}

export async function keepMarket(memory: TradingMemory, snapshot: MarketSnapshot): Promise<void> {
  await memory.write(MARKET, snapshot);
}
