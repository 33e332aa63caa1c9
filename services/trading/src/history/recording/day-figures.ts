import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { MarketView } from '../../market/market-port.ts';

const OptionalTicks = Type.Union([Type.Number(), Type.Null()]);

const FiguresSchema = Type.Object({
  openTicks: OptionalTicks,
  highTicks: OptionalTicks,
  lowTicks: OptionalTicks,
  lastTicks: OptionalTicks,
  previousCloseTicks: OptionalTicks,
  dayLots: Type.Number(),
  dayTurnover: Type.Number(),
});

/** The market's own figures of an instrument's day, including trades that the desk did not see. */
export type DayFigures = Readonly<Static<typeof FiguresSchema>>;

const AllFiguresSchema = Type.Object({ atMs: Type.Number(), byInstrument: Type.Array(FiguresSchema) });

/** Of all instruments at a moment. */
export type AllFigures = { readonly atMs: number; readonly byInstrument: readonly DayFigures[] };

export function figuresOf(view: MarketView): DayFigures {
  const { openTicks, highTicks, lowTicks, lastTicks, previousCloseTicks, dayLots, dayTurnover } = view;
  return { openTicks, highTicks, lowTicks, lastTicks, previousCloseTicks, dayLots, dayTurnover };
}

export function figuresToText(figures: AllFigures): string {
  return JSON.stringify(figures);
}

export function figuresFromText(text: string): AllFigures {
  return Value.Parse(AllFiguresSchema, JSON.parse(text));
}
