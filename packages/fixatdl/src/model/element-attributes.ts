import { REGION_NAMES } from './regions.ts';

const INCLUSION = ['Include', 'Exclude'] as const;

export const strategiesAttributes = {
  strategyIdentifierTag: 'tag',
  versionIdentifierTag: 'tag',
  draftFlagIdentifierTag: 'tag',
  changeStrategyOnCxlRpl: 'boolean',
  imageLocation: 'text',
  tag957Support: 'boolean',
} as const;

export const strategyAttributes = {
  name: 'name',
  uiRep: 'text',
  wireValue: 'text',
  version: 'text',
  fixMsgType: 'text',
  disclosureDoc: 'text',
  sentOrderLink: 'text',
  providerID: 'text',
  providerSubID: 'text',
  imageLocation: 'text',
  totalLegs: 'count',
  totalOrders: 'count',
  commonIDTag: 'count',
  totalOrdersTag: 'count',
  orderSequenceTag: 'count',
} as const;

/** What every parameter has; a type adds its own. */
export const parameterAttributes = {
  name: 'name',
  fixTag: 'tag',
  use: ['required', 'optional'],
  mutableOnCxlRpl: 'boolean',
  revertOnCxlRpl: 'boolean',
  definedByFIX: 'boolean',
} as const;

export const enumPairAttributes = { enumID: 'name', wireValue: 'text', index: 'count' } as const;

export const repeatingGroupAttributes = { name: 'text', fixTag: 'tag', minSize: 'count', maxSize: 'count' } as const;

export const regionAttributes = {
  name: REGION_NAMES,
  inclusion: INCLUSION,
} as const;
export const countryAttributes = { CountryCode: 'text', inclusion: INCLUSION } as const;
export const marketAttributes = { MICCode: 'text', inclusion: INCLUSION } as const;
export const securityTypeAttributes = { name: 'text', inclusion: INCLUSION } as const;

export const panelAttributes = {
  title: 'text',
  collapsed: 'boolean',
  collapsible: 'boolean',
  color: 'text',
  orientation: ['HORIZONTAL', 'VERTICAL'],
  border: ['None', 'Line'],
} as const;

/** What every control has; a type adds its own. */
export const controlAttributes = {
  ID: 'name',
  parameterRef: 'name',
  label: 'text',
  initFixField: 'text',
  initPolicy: ['UseValue', 'UseFixField'],
  tooltip: 'text',
  disableForTemplate: 'boolean',
} as const;

export const listItemAttributes = { enumID: 'name', uiRep: 'text' } as const;

export const OPERATORS = ['EX', 'NX', 'EQ', 'NE', 'LE', 'LT', 'GE', 'GT'] as const;
export const LOGIC_OPERATORS = ['AND', 'OR', 'XOR', 'NOT'] as const;

export const editAttributes = {
  id: 'text',
  field: 'text',
  field2: 'text',
  value: 'text',
  operator: OPERATORS,
  logicOperator: LOGIC_OPERATORS,
} as const;

export const editRefAttributes = { id: 'text' } as const;
export const strategyEditAttributes = { errorMessage: 'text' } as const;
export const stateRuleAttributes = { enabled: 'boolean', visible: 'boolean', value: 'text' } as const;
