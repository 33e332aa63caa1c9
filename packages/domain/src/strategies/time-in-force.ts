import type { TimeInForce } from '../order-type.ts';
import type { StrategyName } from './strategy-names.ts';

/** Why a strategy cannot honour an order's time in force. Null when it can. */
export function timeInForceProblem(strategy: StrategyName, timeInForce: TimeInForce): string | null {
  switch (timeInForce) {
    case 'IOC':
    case 'FOK':
      return `${timeInForce} is for child orders: a strategy works an order over time.`;
    case 'OPG':
      return strategy === 'moo' ? null : 'OPG is for the opening auction alone: choose MOO.';
    case 'CLS':
      return strategy === 'moc' ? null : 'CLS is for the closing auction alone: choose MOC.';
    case 'DAY':
    case 'GTC':
    default:
      return null;
  }
}
