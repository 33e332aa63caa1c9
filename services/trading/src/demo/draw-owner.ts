import type { Rng } from '@meridian/cost-model/sfc32';
import type { OrderSide } from '@meridian/domain/order-side';
import type { Instrument } from '../reference/instrument.ts';
import { DEMO_TRADERS } from './demo-traders.ts';
import type { DeskAccount } from '../reference/desk-account.ts';
import { pick, pickWeighted, type Weighted } from './draw.ts';

export type Owner = {
  readonly account: string;
  readonly allocAccount: string;
  readonly clientId: string;
  readonly traderId: string;
};

/** Each account has its trader. */
export function drawOwner(rng: Rng, accounts: readonly DeskAccount[]): Owner {
  const owner = pick(rng, accounts);
  return {
    account: owner.account,
    allocAccount: pick(rng, owner.alloc_accounts),
    clientId: owner.account,
    traderId: DEMO_TRADERS[accounts.indexOf(owner) % DEMO_TRADERS.length] ?? DEMO_TRADERS[0],
  };
}

const EQUITY_SIDES: Weighted<OrderSide> = [
  ['BUY', 42],
  ['SELL', 38],
  ['SELL SHORT', 12],
  ['BUY COVER', 8],
];

const FUTURE_SIDES: Weighted<OrderSide> = [
  ['BUY', 1],
  ['SELL', 1],
];

/** A sale of futures is never a short sale. */
export function drawSide(rng: Rng, { assetClass }: Pick<Instrument, 'assetClass'>): OrderSide {
  return pickWeighted(rng, assetClass === 'EQUITY' ? EQUITY_SIDES : FUTURE_SIDES);
}
