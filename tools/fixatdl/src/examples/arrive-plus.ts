import type { Strategy } from '@meridian/fixatdl/model/fixatdl-file';
import { anyOf, type Choice, compare, control, enumId, panel, parameter, ref, rule, when } from './parts.ts';

const BENCHMARKS: readonly Choice[] = [
  ['Arrival', 'A'],
  ['VWAP', 'V'],
  ['Close', 'C'],
];
const URGENCIES: readonly Choice[] = [
  ['Passive', '1'],
  ['Low', '2'],
  ['Neutral', '3'],
  ['High', '4'],
  ['Urgent', '5'],
];
const POOLS: readonly Choice[] = [
  ['NW-X', 'NWX'],
  ['SGMX', 'SGMX'],
  ['BIDS', 'BIDS'],
  ['CRSX', 'CRSX'],
];
const DARK: readonly Choice[] = [
  ['Avoid', 'A'],
  ['Balanced', 'B'],
  ['Prefer', 'P'],
];

const zone = 'America/New_York';

/** The strategy that shows every part of a form: clocks, lists, a slider, pools, rules between fields, folded panels. */
export function arrivePlus(name: string, uiRep: string, wireValue: string): Strategy {
  return {
    line: 0,
    name,
    uiRep,
    wireValue,
    version: '2.1',
    fixMsgType: 'D',
    providerID: 'NORTHWIND',
    description: 'Trades towards the arrival price, faster as the market moves away.',
    regions: [],
    markets: [],
    securityTypes: [{ line: 0, name: 'CS', inclusion: 'Include' }],
    parameters: [
      parameter('EffectiveTime', 'UTCTimestamp_t', {
        fixTag: 168,
        definedByFIX: true,
        localMktTz: zone,
        minValue: '09:30:00',
      }),
      parameter('ExpireTime', 'UTCTimestamp_t', {
        fixTag: 126,
        definedByFIX: true,
        localMktTz: zone,
        maxValue: '16:00:00',
      }),
      parameter('Benchmark', 'Char_t', { fixTag: 7601, use: 'required', mutableOnCxlRpl: false, choices: BENCHMARKS }),
      parameter('Urgency', 'Int_t', { fixTag: 7602, use: 'required', choices: URGENCIES }),
      parameter('ParticipationRate', 'Percentage_t', { fixTag: 849, minValue: '0.01', maxValue: '0.3', precision: 3 }),
      parameter('DisplayQty', 'Qty_t', { fixTag: 7603 }),
      parameter('Pools', 'MultipleStringValue_t', { fixTag: 7604, choices: POOLS }),
      parameter('DarkPreference', 'Char_t', { fixTag: 7605, choices: DARK }),
      parameter('MinDarkFill', 'Qty_t', { fixTag: 7606 }),
      parameter('JoinClose', 'Boolean_t', { fixTag: 7607 }),
      parameter('CloseShare', 'Percentage_t', { fixTag: 7608, maxValue: '1' }),
      parameter('JoinOpen', 'Boolean_t', { fixTag: 7609 }),
      parameter('WouldPrice', 'Price_t', { fixTag: 7610 }),
      parameter('WouldQty', 'Qty_t', { fixTag: 7611 }),
      parameter('Note', 'String_t', { fixTag: 7612, maxLength: 64 }),
      parameter('MaxSpread', 'Int_t', { fixTag: 7613, minValue: '1', maxValue: '500' }),
      parameter('Tenor', 'Tenor_t', { fixTag: 7614 }),
      parameter('Expiry', 'MonthYear_t', { fixTag: 7615 }),
      parameter('Client', 'String_t', { fixTag: 7616, constValue: 'MERIDIAN' }),
    ],
    edits: [{ ...when('c_Benchmark', 'EQ', enumId('Close')), id: 'IsClose' }],
    panels: panels(),
    strategyEdits: [
      {
        line: 0,
        errorMessage: 'Max participation must be 15% or less when Urgency is Passive.',
        condition: anyOf(
          when('Urgency', 'NE', '1'),
          when('ParticipationRate', 'NX'),
          when('ParticipationRate', 'LE', '0.15'),
        ),
      },
      {
        line: 0,
        errorMessage: 'End must be after Start.',
        condition: anyOf(
          when('EffectiveTime', 'NX'),
          when('ExpireTime', 'NX'),
          compare('ExpireTime', 'GT', 'EffectiveTime'),
        ),
      },
      {
        line: 0,
        errorMessage: 'Display quantity cannot be above the quantity of the order.',
        condition: anyOf(
          when('DisplayQty', 'NX'),
          when('FIX_OrderQty', 'NX'),
          compare('DisplayQty', 'LE', 'FIX_OrderQty'),
        ),
      },
    ],
  };
}

function panels(): Strategy['panels'] {
  const clock = { localMktTz: zone, initValueMode: '1' } as const;
  return [
    panel('Schedule', [
      control('c_Start', 'Clock_t', { parameterRef: 'EffectiveTime', label: 'Start', initValue: '09:30:00', ...clock }),
      control('c_End', 'Clock_t', { parameterRef: 'ExpireTime', label: 'End', initValue: '15:50:00', ...clock }),
      control('c_Benchmark', 'RadioButtonList_t', {
        parameterRef: 'Benchmark',
        label: 'Benchmark',
        orientation: 'HORIZONTAL',
        initValue: enumId('Arrival'),
        choices: BENCHMARKS,
      }),
    ]),
    panel('Style', [
      control('c_Urgency', 'Slider_t', {
        parameterRef: 'Urgency',
        label: 'Urgency',
        initValue: enumId('Neutral'),
        choices: URGENCIES,
      }),
      control('c_Participation', 'DoubleSpinner_t', {
        parameterRef: 'ParticipationRate',
        label: 'Max participation',
        initValue: '15',
        innerIncrement: '0.5',
        outerIncrement: '5',
        tooltip: 'Percent of the volume of the market, 1 to 30',
      }),
      control('c_Display', 'SingleSpinner_t', {
        parameterRef: 'DisplayQty',
        label: 'Display quantity',
        incrementPolicy: 'LotSize',
        increment: '100',
      }),
    ]),
    panel('', [], { border: 'None', panels: [liquidity(), auctions()] }),
    panel(
      'I would',
      [
        control('c_WouldPrice', 'SingleSpinner_t', {
          parameterRef: 'WouldPrice',
          label: 'Would price',
          incrementPolicy: 'Tick',
          increment: '0.01',
        }),
        control('c_WouldQty', 'TextField_t', {
          parameterRef: 'WouldQty',
          label: 'Would quantity',
          initPolicy: 'UseFixField',
          initFixField: 'FIX_MaxFloor',
        }),
      ],
      { collapsed: true },
    ),
    panel(
      'Advanced',
      [
        control('c_Note', 'TextField_t', {
          parameterRef: 'Note',
          label: 'Note',
          helpText: 'Read by the desk of the broker.',
        }),
        control('c_Spread', 'EditableDropDownList_t', { parameterRef: 'MaxSpread', label: 'Max spread (bps)' }),
        control('c_Tenor', 'TextField_t', { parameterRef: 'Tenor', label: 'Tenor' }),
        control('c_Expiry', 'Clock_t', { parameterRef: 'Expiry', label: 'Expiry month' }),
        control('c_About', 'Label_t', { initValue: 'Empty fields are left to the broker.' }),
      ],
      { collapsed: true },
    ),
  ];
}

function liquidity(): Strategy['panels'][number] {
  return panel('Liquidity', [
    control('c_Pools', 'CheckBoxList_t', {
      parameterRef: 'Pools',
      label: 'Pools',
      orientation: 'HORIZONTAL',
      initValue: ['NW-X', 'SGMX', 'BIDS'].map(enumId).join(' '),
      choices: POOLS,
    }),
    control('c_Dark', 'DropDownList_t', {
      parameterRef: 'DarkPreference',
      label: 'Dark preference',
      initValue: enumId('Balanced'),
      choices: DARK,
    }),
    control('c_MinDark', 'TextField_t', {
      parameterRef: 'MinDarkFill',
      label: 'Min dark fill',
      initValue: '500',
      stateRules: [rule(when('c_Dark', 'EQ', enumId('Avoid')), { enabled: false, value: '{NULL}' })],
    }),
  ]);
}

function auctions(): Strategy['panels'][number] {
  return panel('Auctions', [
    control('c_JoinClose', 'CheckBox_t', { parameterRef: 'JoinClose', label: 'Closing auction', initValue: true }),
    control('c_JoinOpen', 'CheckBox_t', {
      parameterRef: 'JoinOpen',
      label: 'Opening auction',
      initValue: false,
      stateRules: [rule(ref('IsClose'), { enabled: false })],
    }),
    control('c_CloseShare', 'SingleSpinner_t', {
      parameterRef: 'CloseShare',
      label: 'Close share',
      initValue: '20',
      increment: '5',
      tooltip: 'Close share needs Benchmark Close.',
      stateRules: [rule(ref('IsClose'), { enabled: true })],
    }),
  ]);
}
