import { isAssetClass } from '@meridian/domain/asset-class';
import type { InstrumentKey } from '@meridian/domain/order-ticket/ticket-draft';
import { readPrefixSearch } from '@meridian/protocol/live/search-answers';
import type { FoundSymbol } from '@meridian/protocol/live/search-commands';
import { useRef, useState } from 'react';
import { useSettled } from '../../lib/use-settled.ts';
import { useLive } from '../../live/live-context.tsx';
import { useAnswer } from '../../live/use-answer.ts';

const PAUSE_MS = 120;
const MAX_INSTRUMENTS = 8;
const MAX_PREFIX = 64;
const NONE: readonly FoundSymbol[] = [];

type ChoiceOptions = {
  readonly onPick: (instrument: InstrumentKey | null) => void;
  readonly onTaken: () => void;
};

/** The text of an instrument field, and what is found for it. */
export function useInstrumentChoice({ onPick, onTaken }: ChoiceOptions) {
  const { feed } = useLive();
  const [typed, setTyped] = useState<string | null>(null);
  const { found, isBehind } = useFoundSymbols(typed);
  /** The text that somebody went on from before its instruments were found. */
  const awaited = useRef<string | null>(null);
  const change = (text: string | null) => {
    awaited.current = null;
    setTyped(text);
  };
  const pick = (symbol: FoundSymbol) => {
    change(null);
    onPick(keyOf(symbol));
  };
  const take = (symbol: FoundSymbol | undefined) => {
    if (symbol === undefined) return;
    pick(symbol);
    onTaken();
  };
  /** Asks for the text as it is: the list shows what was found for the beginning of it. */
  const findTyped = async (): Promise<readonly FoundSymbol[]> => {
    const text = typed ?? '';
    awaited.current = text;
    const result = await feed.command('search.prefix', { prefix: prefixOf(text), limit: MAX_INSTRUMENTS });
    const symbols = result.kind === 'ok' ? readPrefixSearch(result.data)?.symbols : null;
    return awaited.current === text ? (symbols ?? NONE) : NONE;
  };
  const takeFirst = async () => {
    const [first] = await findTyped();
    take(first);
  };
  const exactOf = (symbols: readonly FoundSymbol[]) => {
    const symbol = typed?.trim().toLowerCase();
    return symbols.find(({ exchange_symbol }) => exchange_symbol.toLowerCase() === symbol);
  };
  const pickTyped = async () => {
    const exact = exactOf(await findTyped());
    if (exact !== undefined) pick(exact);
  };
  const leave = () => {
    const exact = exactOf(found);
    if (exact !== undefined) pick(exact);
    else if (typed?.trim() === '') onPick(null);
    change(null);
    if (exact === undefined && isBehind) void pickTyped();
  };
  return { typed, found, isBehind, change, take, takeFirst, leave };
}

type Found = {
  readonly found: readonly FoundSymbol[];
  /** They are not those for the text yet. */
  readonly isBehind: boolean;
};

function useFoundSymbols(typed: string | null): Found {
  const wanted = prefixOf(typed ?? '');
  const prefix = useSettled(wanted, PAUSE_MS);
  const { data = NONE, isLoading } = useAnswer({
    name: 'search.prefix',
    args: typed === null || prefix === '' ? null : { prefix, limit: MAX_INSTRUMENTS },
    read: (answer) => readPrefixSearch(answer)?.symbols ?? null,
  });
  return { found: data, isBehind: wanted !== '' && (wanted !== prefix || isLoading) };
}

function prefixOf(text: string): string {
  return text.trim().slice(0, MAX_PREFIX);
}

function keyOf({ exchange_symbol, asset_class, asset_sub_class }: FoundSymbol): InstrumentKey {
  return {
    exchange_symbol,
    asset_class: isAssetClass(asset_class) ? asset_class : 'EQUITY',
    asset_sub_class: asset_sub_class ?? null,
  };
}
