import { randomIndex, type Rng } from '@meridian/cost-model/sfc32';
import type { Control, Parameter, Strategy, StrategyPanel } from '@meridian/fixatdl/model/fixatdl-file';
import { anyOf, type Choice, compare, control, enumId, panel, parameter, rule, when } from './parts.ts';

const STYLES: readonly Choice[] = [
  ['Passive', 'P'],
  ['Normal', 'N'],
  ['Aggressive', 'A'],
];
const WORDS = ['VWAP', 'TWAP', 'In Line', 'Close', 'Dark Seek', 'Peg', 'Sweep', 'Iceberg', 'Float', 'Pace'];
const KINDS = ['', ' Plus', ' Dynamic', ' Europe', ' Asia'];

type Field = { readonly parameter: Parameter; readonly control: Control };

const zones = ['America/New_York', 'Europe/London', 'Asia/Tokyo'] as const;

/** A strategy that differs from its neighbours in what it asks for, drawn from a seed. */
export function scheduleStrategy(index: number, provider: string, rng: Rng): Strategy {
  const uiRep = `${WORDS[index % WORDS.length] ?? 'VWAP'}${KINDS[Math.floor(index / WORDS.length) % KINDS.length] ?? ''}`;
  const zone = zones[randomIndex(rng, zones.length)] ?? 'America/New_York';
  const optional = optionalFields(rng).filter(() => rng.unit() < 0.6);
  const fields = [...times(zone), style(), ...optional];
  return {
    line: 0,
    name: uiRep.replaceAll(' ', ''),
    uiRep,
    wireValue: String(2000 + index),
    version: `1.${randomIndex(rng, 10)}`,
    fixMsgType: 'D',
    providerID: provider,
    regions: regionsFor(zone),
    markets: [],
    securityTypes: [],
    parameters: fields.map((each) => each.parameter),
    edits: [],
    panels: panelsOf(fields.map((each) => each.control)),
    strategyEdits: [
      {
        line: 0,
        errorMessage: 'End time must be after start time.',
        condition: anyOf(when('StartTime', 'NX'), when('EndTime', 'NX'), compare('EndTime', 'GT', 'StartTime')),
      },
    ],
  };
}

function regionsFor(zone: (typeof zones)[number]): Strategy['regions'] {
  const name = {
    'America/New_York': 'TheAmericas',
    'Europe/London': 'EuropeMiddleEastAfrica',
    'Asia/Tokyo': 'AsiaPacificJapan',
  } as const;
  return [{ line: 0, name: name[zone], inclusion: 'Include', countries: [] }];
}

function panelsOf(controls: readonly Control[]): readonly StrategyPanel[] {
  const [schedule, rest] = [controls.slice(0, 3), controls.slice(3)];
  const first = panel('Schedule', schedule);
  return rest.length === 0
    ? [first]
    : [first, panel('Limits', rest, { orientation: 'VERTICAL', color: '230,240,255' })];
}

function times(zone: string): readonly Field[] {
  return (['Start', 'End'] as const).map((name) => ({
    parameter: parameter(`${name}Time`, 'UTCTimestamp_t', { fixTag: name === 'Start' ? 6062 : 6063, localMktTz: zone }),
    control: control(`c_${name}`, 'Clock_t', { parameterRef: `${name}Time`, label: `${name} time`, localMktTz: zone }),
  }));
}

function style(): Field {
  return {
    parameter: parameter('Style', 'Char_t', { fixTag: 6064, use: 'required', choices: STYLES }),
    control: control('c_Style', 'DropDownList_t', {
      parameterRef: 'Style',
      label: 'Style',
      initValue: enumId('Normal'),
      choices: STYLES,
    }),
  };
}

function optionalFields(rng: Rng): readonly Field[] {
  const isPassive = when('c_Style', 'EQ', enumId('Passive'));
  const most = 10 + 5 * randomIndex(rng, 6);
  return [
    {
      parameter: parameter('MaxVolume', 'Percentage_t', {
        fixTag: 6065,
        minValue: '0',
        maxValue: String(most / 100),
        multiplyBy100: rng.unit() < 0.5,
      }),
      control: control('c_MaxVolume', 'SingleSpinner_t', {
        parameterRef: 'MaxVolume',
        label: 'Max volume',
        initValue: String(most),
        increment: '1',
      }),
    },
    {
      parameter: parameter('Sweep', 'Boolean_t', { fixTag: 6066, trueWireValue: '1', falseWireValue: '0' }),
      control: control('c_Sweep', 'CheckBox_t', {
        parameterRef: 'Sweep',
        label: 'Sweep',
        initValue: false,
        stateRules: [rule(isPassive, { enabled: false, value: 'false' })],
      }),
    },
    {
      parameter: parameter('Offset', 'PriceOffset_t', { fixTag: 6067, minValue: '-1', maxValue: '1' }),
      control: control('c_Offset', 'SingleSpinner_t', {
        parameterRef: 'Offset',
        label: 'Offset',
        increment: '0.01',
        incrementPolicy: 'Tick',
        stateRules: [rule(isPassive, { visible: false })],
      }),
    },
    {
      parameter: parameter('MinQty', 'Qty_t', { fixTag: 6068 }),
      control: control('c_MinQty', 'TextField_t', { parameterRef: 'MinQty', label: 'Min quantity' }),
    },
    {
      parameter: parameter('TradeDate', 'LocalMktDate_t', { fixTag: 6069 }),
      control: control('c_TradeDate', 'Clock_t', { parameterRef: 'TradeDate', label: 'Trade date' }),
    },
  ];
}
