import type { FormContext } from '../form/form-context.ts';
import { formOf, type StrategyForm } from '../form/strategy-form.ts';
import { readFixatdl } from '../read-fixatdl.ts';

const NAMESPACES = [
  'xmlns="http://www.fixprotocol.org/FIXatdl-1-1/Core"',
  'xmlns:val="http://www.fixprotocol.org/FIXatdl-1-1/Validation"',
  'xmlns:lay="http://www.fixprotocol.org/FIXatdl-1-1/Layout"',
  'xmlns:flow="http://www.fixprotocol.org/FIXatdl-1-1/Flow"',
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
].join(' ');

/** 14:32 in New York, on a Monday in November. */
export const context: FormContext = {
  nowMs: Date.UTC(2026, 10, 16, 19, 32),
  zone: 'America/New_York',
  order: { OrderQty: '120000' },
};

export type SmallFile = {
  readonly parameters?: string;
  readonly controls?: string;
  readonly rest?: string;
  readonly edits?: string;
  readonly attributes?: string;
};

/** A file of one strategy named S. Its lines: 1 the file, 2 edits, 3 the strategy, 4 parameters, 5 controls, 6 the rest. */
export function fileText({
  parameters = '',
  controls = '',
  rest = '',
  edits = '',
  attributes = '',
}: SmallFile): string {
  const layout = `<lay:StrategyLayout><lay:StrategyPanel>${controls}</lay:StrategyPanel></lay:StrategyLayout>`;
  return [
    `<Strategies ${NAMESPACES} strategyIdentifierTag="847" ${attributes}>`,
    edits,
    '<Strategy name="S" wireValue="s" version="1">',
    parameters,
    controls === '' ? '' : layout,
    `${rest}</Strategy></Strategies>`,
  ].join('\n');
}

export function formFrom(parts: SmallFile): StrategyForm {
  const { file, findings } = readFixatdl(fileText(parts));
  const bad = findings.filter(({ kind }) => kind !== 'note');
  const strategy = file?.strategies[0];
  if (file === null || strategy === undefined || bad.length > 0) throw new Error(JSON.stringify(bad));
  return formOf(file, strategy);
}

export function parameter(name: string, type: string, attributes = '', inner = ''): string {
  const tag = /fixTag|noTag/.test(attributes) ? attributes.replace('noTag', '') : `${attributes} fixTag="7001"`;
  return `<Parameter name="${name}" xsi:type="${type}" ${tag}>${inner}</Parameter>`;
}

export function control(id: string, type: string, attributes = '', inner = ''): string {
  return `<lay:Control xsi:type="lay:${type}" ID="${id}" ${attributes}>${inner}</lay:Control>`;
}

export function pair(enumID: string, wireValue: string): string {
  return `<EnumPair enumID="${enumID}" wireValue="${wireValue}"/>`;
}

export function items(...ids: readonly string[]): string {
  return ids.map((id) => `<lay:ListItem enumID="${id}" uiRep="Item ${id}"/>`).join('');
}

export function stateRule(effect: string, edit: string): string {
  return `<flow:StateRule ${effect}>${edit}</flow:StateRule>`;
}

export function edit(field: string, operator: string, other = ''): string {
  return `<val:Edit field="${field}" operator="${operator}" ${other}/>`;
}
