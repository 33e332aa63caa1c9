export type ParameterKind = 'start-time' | 'end-time' | 'percent' | 'flag' | 'choice' | 'price' | 'quantity' | 'amount';

/** The section of the ticket. */
export type ParameterSection = 'Strategy' | 'Auctions and I-would' | 'Sizes';

export type ParameterValue = string | number | boolean | null;

/** One parameter of strategy_parameters as data, enough to draw a ticket and check a value. */
export type ParameterDefinition = {
  /** The key in the JSON text. */
  readonly key: string;
  readonly label: string;
  readonly kind: ParameterKind;
  readonly section: ParameterSection;
  readonly help: string;
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly choices: readonly { readonly value: string; readonly label: string }[] | null;
};

/** A parameter with one strategy's settings. */
export type StrategyParameter = ParameterDefinition & {
  /** Null when it has no default. */
  readonly default: ParameterValue;
  /** The strategy fixes the value. It is shown but cannot be changed. */
  readonly isFixed: boolean;
};

type DefinitionInput = Omit<ParameterDefinition, 'minimum' | 'maximum' | 'choices'> & Partial<ParameterDefinition>;

function defined(input: DefinitionInput): ParameterDefinition {
  return { minimum: null, maximum: null, choices: null, ...input };
}

/** All parameters by key. */
export const PARAMETERS = {
  st: defined({
    key: 'st',
    label: 'Start time',
    kind: 'start-time',
    section: 'Strategy',
    help: 'When the order begins to work: now, at the open, 15 minutes after it, or at a time of the exchange.',
  }),
  et: defined({
    key: 'et',
    label: 'End time',
    kind: 'end-time',
    section: 'Strategy',
    help: 'When it stops: at the close, 15 minutes before it, so many minutes after its start, or at a time.',
  }),
  pr: defined({
    key: 'pr',
    label: 'Participation rate',
    kind: 'percent',
    section: 'Strategy',
    help: 'Own share of the volume, own trades included. Auctions and blocks do not count.',
    minimum: 0.5,
    maximum: 50,
  }),
  vc: defined({
    key: 'vc',
    label: 'Volume cap',
    kind: 'percent',
    section: 'Strategy',
    help: 'Own share of the volume since the start that is never exceeded.',
    minimum: 0.5,
    maximum: 100,
  }),
  soft_cap: defined({
    key: 'soft_cap',
    label: 'Soft cap',
    kind: 'flag',
    section: 'Strategy',
    help: 'Lets an order that must finish go over its volume cap.',
  }),
  mf: defined({
    key: 'mf',
    label: 'Must finish',
    kind: 'flag',
    section: 'Strategy',
    help: 'Takes what is left before its time ends. The limit price still holds.',
  }),
  urgency: defined({
    key: 'urgency',
    label: 'Urgency',
    kind: 'choice',
    section: 'Strategy',
    help: 'How soon it pays the spread rather than wait, and how much it does early.',
    choices: [
      { value: 'low', label: 'Low' },
      { value: 'medium', label: 'Medium' },
      { value: 'high', label: 'High' },
    ],
  }),
  dark: defined({
    key: 'dark',
    label: 'Dark allowed',
    kind: 'flag',
    section: 'Strategy',
    help: 'Also works at the mid in dark venues.',
  }),
  adaptive: defined({
    key: 'adaptive',
    label: 'Adaptive rate',
    kind: 'flag',
    section: 'Strategy',
    help: 'Up to half faster while the price is better than on arrival, up to half slower while it is worse.',
  }),
  moo: defined({
    key: 'moo',
    label: 'MOO target',
    kind: 'quantity',
    section: 'Auctions and I-would',
    help: 'Quantity for the opening auction.',
    minimum: 0,
  }),
  moc: defined({
    key: 'moc',
    label: 'MOC target',
    kind: 'quantity',
    section: 'Auctions and I-would',
    help: 'Quantity for the closing auction; left empty, the strategy decides.',
    minimum: 0,
  }),
  i_would: defined({
    key: 'i_would',
    label: 'I-would price',
    kind: 'price',
    section: 'Auctions and I-would',
    help: 'At this price or better it takes all that is posted, whatever its schedule says.',
  }),
  display: defined({
    key: 'display',
    label: 'Display quantity',
    kind: 'quantity',
    section: 'Sizes',
    help: 'The most that one resting child shows; left empty, it shows all of itself.',
    minimum: 1,
  }),
  min_fill: defined({
    key: 'min_fill',
    label: 'Min fill size',
    kind: 'quantity',
    section: 'Sizes',
    help: 'The smallest fill taken in dark venues.',
    minimum: 1,
  }),
  min_child_notional: defined({
    key: 'min_child_notional',
    label: 'Min child notional',
    kind: 'amount',
    section: 'Sizes',
    help: 'The smallest child worth sending, in the trading currency. The last one may be smaller.',
    minimum: 0,
    maximum: 10_000_000,
  }),
} as const satisfies Readonly<Record<string, ParameterDefinition>>;

export type ParameterKey = keyof typeof PARAMETERS;
