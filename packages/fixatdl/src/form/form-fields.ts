import type { Parameter } from '../model/fixatdl-file.ts';
import { parameterType } from '../model/parameter-types.ts';
import { isLengthOfData, lengthTagOf } from '../wire/data-length.ts';
import { byteLength } from '../wire/text-codec.ts';
import type { FormContext, WireField } from './form-context.ts';
import type { FormState } from './form-state.ts';
import { parameterWire } from './parameter-wire.ts';
import type { StrategyForm } from './strategy-form.ts';

/** StrategyParametersGrp: its count, and name, type and value of each entry. */
export const GROUP_TAGS = { count: 957, name: 958, type: 959, value: 960 } as const;

type Sent = { readonly parameter: Parameter; readonly wire: string };

/** One way for all parameters of an order: never some as tags and some in the group. */
export function transportOf({ file, strategy }: StrategyForm, context: FormContext): 'tags' | 'group' {
  if (file.tag957Support !== true) return 'tags';
  const hasTags = strategy.parameters.every(({ fixTag }) => fixTag !== undefined);
  return hasTags && context.transport !== 'group' ? 'tags' : 'group';
}

/** The fields that a form adds to its order, in the order of the file. Values with a problem are not among them. */
export function formFields(form: StrategyForm, state: FormState, context: FormContext): readonly WireField[] {
  const sent = form.strategy.parameters
    .filter((parameter) => !isLengthOfData(form.strategy, parameter))
    .flatMap((parameter): Sent[] => {
      const wire = parameterWire(form, state, parameter, context);
      return wire.kind === 'sent' ? [{ parameter, wire: wire.wire }] : [];
    });
  const fields = transportOf(form, context) === 'group' ? groupOf(sent) : tagsOf(form, sent);
  return [...identity(form, context), ...basketFields(form, context), ...fields];
}

function identity({ file, strategy }: StrategyForm, { isDraft }: FormContext): readonly WireField[] {
  return [
    { tag: file.strategyIdentifierTag, value: strategy.wireValue },
    ...(file.versionIdentifierTag === undefined ? [] : [{ tag: file.versionIdentifierTag, value: strategy.version }]),
    ...(file.draftFlagIdentifierTag === undefined || isDraft === undefined
      ? []
      : [{ tag: file.draftFlagIdentifierTag, value: isDraft ? 'Y' : 'N' }]),
  ];
}

function basketFields({ strategy }: StrategyForm, { basket }: FormContext): readonly WireField[] {
  if (basket === undefined) return [];
  const { commonIDTag, totalOrdersTag, orderSequenceTag } = strategy;
  return [
    ...optionalField(commonIDTag, basket.id),
    ...optionalField(totalOrdersTag, String(basket.orders)),
    ...optionalField(orderSequenceTag, String(basket.sequence)),
  ];
}

function optionalField(tag: number | undefined, value: string): readonly WireField[] {
  return tag === undefined || tag === 0 ? [] : [{ tag, value }];
}

function tagsOf({ strategy }: StrategyForm, sent: readonly Sent[]): readonly WireField[] {
  return sent.flatMap(({ parameter, wire }) => {
    if (parameter.fixTag === undefined) return [];
    const lengthTag = parameter.type === 'Data_t' ? lengthTagOf(strategy, parameter) : null;
    const length = lengthTag === null ? [] : [{ tag: lengthTag, value: String(byteLength(wire)) }];
    return [...length, { tag: parameter.fixTag, value: wire }];
  });
}

function groupOf(sent: readonly Sent[]): readonly WireField[] {
  if (sent.length === 0) return [];
  return [
    { tag: GROUP_TAGS.count, value: String(sent.length) },
    ...sent.flatMap(({ parameter, wire }) => [
      { tag: GROUP_TAGS.name, value: parameter.name },
      { tag: GROUP_TAGS.type, value: String(parameterType(parameter.type).code) },
      { tag: GROUP_TAGS.value, value: wire },
    ]),
  ];
}

/** The FIX text of each parameter in the fields of an order, however they travelled. */
export function wiresByName({ strategy }: StrategyForm, fields: readonly WireField[]): ReadonlyMap<string, string> {
  const byTag = new Map<number, string>();
  const found = new Map<string, string>();
  let name: string | null = null;
  for (const { tag, value } of fields) {
    if (tag === GROUP_TAGS.name) name = value;
    else if (tag === GROUP_TAGS.value && name !== null) found.set(name, value);
    else if (!byTag.has(tag)) byTag.set(tag, value);
  }
  for (const { name: own, fixTag } of strategy.parameters) {
    const value = fixTag === undefined ? undefined : byTag.get(fixTag);
    if (value !== undefined) found.set(own, value);
  }
  return found;
}
