import type { AttributeTable } from './attribute-kinds.ts';

/**
 * What the value of a control is: a text, one choice of its list, several, a choice or a text, ticked or not, or
 * nothing.
 */
export type ValueShape = 'text' | 'choice' | 'choices' | 'editable' | 'flag' | 'none';

export type ControlType = {
  readonly shape: ValueShape;
  readonly hasItems: boolean;
  readonly attributes: AttributeTable;
};

const TEXT = { initValue: 'text' } as const;
const ORIENTED = { initValue: 'text', orientation: ['HORIZONTAL', 'VERTICAL'] } as const;
const FLAG = { initValue: 'boolean', checkedEnumRef: 'text', uncheckedEnumRef: 'text' } as const;
const POLICY = ['Tick', 'LotSize'] as const;

/** Every control of FIXatdl 1.1 with its attributes. */
export const controlTypes = {
  Clock_t: {
    shape: 'text',
    hasItems: false,
    attributes: { initValue: 'time', initValueMode: ['0', '1'], localMktTz: 'zone' },
  },
  TextField_t: { shape: 'text', hasItems: false, attributes: TEXT },
  SingleSelectList_t: { shape: 'choice', hasItems: true, attributes: TEXT },
  MultiSelectList_t: { shape: 'choices', hasItems: true, attributes: TEXT },
  Slider_t: { shape: 'choice', hasItems: true, attributes: TEXT },
  CheckBox_t: { shape: 'flag', hasItems: false, attributes: FLAG },
  CheckBoxList_t: { shape: 'choices', hasItems: true, attributes: ORIENTED },
  SingleSpinner_t: {
    shape: 'text',
    hasItems: false,
    attributes: { initValue: 'double', increment: 'double', incrementPolicy: POLICY },
  },
  DoubleSpinner_t: {
    shape: 'text',
    hasItems: false,
    attributes: {
      initValue: 'double',
      innerIncrement: 'double',
      innerIncrementPolicy: POLICY,
      outerIncrement: 'double',
      outerIncrementPolicy: POLICY,
    },
  },
  DropDownList_t: { shape: 'choice', hasItems: true, attributes: TEXT },
  EditableDropDownList_t: { shape: 'editable', hasItems: true, attributes: TEXT },
  RadioButton_t: { shape: 'flag', hasItems: false, attributes: { ...FLAG, radioGroup: 'text' } },
  RadioButtonList_t: { shape: 'choice', hasItems: true, attributes: ORIENTED },
  Label_t: { shape: 'none', hasItems: false, attributes: TEXT },
  HiddenField_t: { shape: 'text', hasItems: false, attributes: TEXT },
} as const satisfies Readonly<Record<string, ControlType>>;

export type ControlTypeName = keyof typeof controlTypes;

export function isControlType(name: string): name is ControlTypeName {
  return Object.hasOwn(controlTypes, name);
}

export function controlType(name: ControlTypeName): ControlType {
  return controlTypes[name];
}
