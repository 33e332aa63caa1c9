import type { Algo } from '../kernel/algo.ts';
import type { AlgoState } from './algo-state.ts';
import { marketOnClose, marketOnOpen } from './strategies/auction-only.ts';
import { calendarSpread } from './strategies/calendar-spread.ts';
import { close } from './strategies/close.ts';
import { dark } from './strategies/dark.ts';
import { lqseek } from './strategies/lqseek.ts';
import { optimal } from './strategies/optimal.ts';
import { pov } from './strategies/pov.ts';
import { staging } from './strategies/staging.ts';
import { twap } from './strategies/twap.ts';
import { vwap } from './strategies/vwap.ts';
import type { StrategyName } from '@meridian/domain/strategies/strategy-names';

export const ALGOS: Readonly<Record<StrategyName, Algo<AlgoState>>> = {
  vwap,
  twap,
  pov,
  close,
  optimal,
  lqseek,
  dark,
  'calendar-spread': calendarSpread,
  moo: marketOnOpen,
  moc: marketOnClose,
  staging,
};
