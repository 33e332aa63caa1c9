import { unknownSymbol } from '@meridian/domain/order-ticket/order-problems';
import type { DayPricesData, TradeInstrumentData, TradeInstrumentsData } from '@meridian/protocol/live/trade-questions';
import type { Steps } from '@meridian/service-kit/fair-work';
import { priceOfTicks } from '../../kernel/price-units.ts';
import type { Reading } from '../../kernel/turn.ts';
import { unreachable } from '../../kernel/unreachable.ts';
import type { CommandOutcome } from '../../live/command-handlers.ts';
import type { Instrument } from '../../reference/instrument.ts';
import type { DayPrices } from '../day-prices.ts';
import { accountUseOf, type AccountUseSources } from './account-use-of.ts';
import { checkOrders } from './check-orders.ts';
import { explainRoute } from './explain-route.ts';
import { findInstrument, instrumentFacts, knownInstruments } from './instrument-facts.ts';
import { permittedReading } from './permitted-reading.ts';
import { previewModify } from './preview-modify.ts';
import { previewStart } from './preview-start.ts';
import { tradeContext, type TradeContextSources } from './trade-context.ts';
import type { AskingUser, TradeQuestion } from './trade-question.ts';

export type QuestionSources = TradeContextSources & {
  readonly dayPrices: Pick<DayPrices, 'of'>;
  readonly accountUse: AccountUseSources;
};

/** Answers from the published state, in steps. Writes nothing. */
export function* answerQuestion(
  everything: Reading,
  { name, args }: TradeQuestion,
  user: AskingUser,
  sources: QuestionSources,
): Steps<CommandOutcome> {
  const reading = permittedReading(everything, user);
  switch (name) {
    case 'trade.context':
      return answered(tradeContext(reading, user, sources));
    case 'trade.instrument': {
      const instrument = findInstrument(reading, args);
      if (instrument === undefined) return notFound(args.exchange_symbol);
      return answered({ instrument: instrumentFacts(reading, instrument, user) } satisfies TradeInstrumentData);
    }
    case 'trade.instruments':
      return answered({ instruments: yield* knownInstruments(reading, args, user) } satisfies TradeInstrumentsData);
    case 'trade.day_prices': {
      const instrument = findInstrument(reading, args);
      if (instrument === undefined) return notFound(args.exchange_symbol);
      return answered(dayPricesOf(reading, instrument, sources.dayPrices));
    }
    case 'trade.account_use':
      return accountUseOf(reading, args, user, sources.accountUse);
    case 'trade.explain_route':
      return explainRoute(reading, args, user);
    case 'trade.check':
      return answered(yield* checkOrders(reading, args, user));
    case 'trade.preview_modify':
      return answered(yield* previewModify(reading, args, user));
    case 'trade.preview_start':
      return answered(yield* previewStart(reading, args, user));
    default:
      return unreachable(name);
  }
}

function dayPricesOf({ ports }: Reading, instrument: Instrument, prices: Pick<DayPrices, 'of'>): DayPricesData {
  const { openMs, closeMs } = ports.market.day();
  const { previousCloseTicks } = ports.market.view(instrument.index);
  return {
    open_ms: openMs,
    close_ms: closeMs,
    previous_close: priceOfTicks(previousCloseTicks, instrument.tickSize),
    points: prices.of(instrument),
  };
}

function answered(data: object): CommandOutcome {
  return { ok: true, message: '', data };
}

function notFound(symbol: string): CommandOutcome {
  return { ok: false, code: 'not-found', message: unknownSymbol(symbol) };
}
