import type { Instrument } from '@meridian/domain/entities/instrument';

const MAX_SUGGESTIONS = 8;

type Named = Pick<Instrument, 'exchange_symbol' | 'description'>;

/** Null where the word is neither the beginning of the symbol nor in the name. */
function placeOf({ exchange_symbol, description }: Named, word: string): number | null {
  const symbol = exchange_symbol.toLowerCase();
  if (symbol === word) return 0;
  if (symbol.startsWith(word)) return 1;
  return (description ?? '').toLowerCase().includes(word) ? 2 : null;
}

/** Instruments by symbol or name. Enter takes the first, so the symbol that was typed out comes first. */
export function findInstruments<Each extends Named>(instruments: readonly Each[], typed: string): readonly Each[] {
  const word = typed.trim().toLowerCase();
  return instruments
    .flatMap((instrument) => {
      const place = placeOf(instrument, word);
      return place === null ? [] : [{ instrument, place }];
    })
    .sort((a, b) => a.place - b.place)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ instrument }) => instrument);
}
