import { control, edit, items, pair, parameter, type SmallFile, stateRule } from './small-file.ts';

const qty = parameter('Q', 'Qty_t');
const mode = parameter('M', 'Char_t', '', pair('e_A', 'A') + pair('e_B', 'B'));
export const qtyField = control('c', 'SingleSpinner_t', 'parameterRef="Q"');
const list = (attributes: string, inner = items('e_A', 'e_B')): string =>
  control('c', 'DropDownList_t', `parameterRef="M" ${attributes}`, inner);
const strategyEdit = (inner: string): string => `<val:StrategyEdit errorMessage="No.">${inner}</val:StrategyEdit>`;
const ruled = (inner: string, effect = 'enabled="true"'): string =>
  control('c', 'SingleSpinner_t', 'parameterRef="Q"', stateRule(effect, inner));

type Row = readonly [
  name: string,
  kind: 'wrong' | 'unsupported' | 'note',
  line: number,
  parts: SmallFile,
  says: string,
];

/** Files with one fault each: what is told, of which kind, at which line. */
export const faultyFiles: readonly Row[] = [
  [
    '[FA90] a parameter that is there twice',
    'wrong',
    4,
    { parameters: qty + parameter('Q', 'Int_t', 'fixTag="7002"') },
    'The parameter Q is there twice',
  ],
  [
    '[FA90] a control that is there twice',
    'wrong',
    5,
    { parameters: qty, controls: qtyField + control('c', 'TextField_t') },
    'The control c is there twice',
  ],
  [
    '[FA90] a name with a blank',
    'wrong',
    4,
    { parameters: parameter('My qty', 'Qty_t') },
    'name of Parameter is a name of letters',
  ],
  [
    '[FA90] two edits with one id',
    'wrong',
    2,
    { edits: '<val:Edit id="e" field="c" operator="EX"/><val:Edit id="e" field="c" operator="NX"/>' },
    'The Edit e is there twice',
  ],
  [
    '[FA91] a control of a parameter that is not there',
    'wrong',
    5,
    { controls: control('c', 'TextField_t', 'parameterRef="Q"') },
    'which the strategy does not have',
  ],
  [
    '[FA91] a rule of a control that is not there',
    'wrong',
    5,
    { parameters: qty, controls: ruled(edit('d', 'EX')) },
    'The field d is neither a control of the strategy nor FIX_',
  ],
  [
    '[FA91] a strategy edit of a parameter that is not there',
    'wrong',
    6,
    { parameters: qty, controls: qtyField, rest: strategyEdit(edit('R', 'EX')) },
    'The field R is neither a parameter',
  ],
  [
    '[FA91] a reference to an edit that is not there',
    'wrong',
    6,
    { parameters: qty, controls: qtyField, rest: strategyEdit('<val:EditRef id="no"/>') },
    'there is no Edit with this id',
  ],
  [
    '[FA92] a tag that is used twice',
    'wrong',
    4,
    { parameters: qty + parameter('R', 'Qty_t') },
    'Tag 7001 of R is used already by Q',
  ],
  [
    '[FA92] a tag of the strategy itself',
    'wrong',
    4,
    { parameters: parameter('Q', 'Qty_t', 'fixTag="847"') },
    'Tag 847 of Q is used already by strategyIdentifierTag',
  ],
  [
    '[FA93] a least value above the most',
    'wrong',
    4,
    { parameters: parameter('Q', 'Qty_t', 'minValue="5" maxValue="4"') },
    'Q has minValue 5 above maxValue 4',
  ],
  [
    '[FA93] a bound that is no number',
    'wrong',
    4,
    { parameters: parameter('Q', 'Qty_t', 'maxValue="many"') },
    'maxValue of Parameter is a decimal number in FIXatdl, not “many”',
  ],
  [
    '[FA93] a constant outside of its range',
    'wrong',
    4,
    { parameters: parameter('Q', 'Int_t', 'constValue="9" maxValue="5"') },
    'constValue of Q cannot be sent',
  ],
  [
    '[FA93] an initial value outside of the range',
    'note',
    5,
    {
      parameters: parameter('Q', 'Qty_t', 'maxValue="5"'),
      controls: control('c', 'TextField_t', 'parameterRef="Q" initValue="9"'),
    },
    'initValue of c cannot be sent as it is',
  ],
  [
    '[FA94] an item that is no EnumPair',
    'wrong',
    5,
    { parameters: mode, controls: list('', items('e_A', 'e_X')) },
    'The item e_X of c is not an EnumPair of M',
  ],
  [
    '[FA94] an initial value that the list does not have',
    'wrong',
    5,
    { parameters: mode, controls: list('initValue="e_X"') },
    'names the item e_X, which the list does not have',
  ],
  [
    '[FA94] a check box with an unknown EnumPair',
    'wrong',
    5,
    { parameters: mode, controls: control('c', 'CheckBox_t', 'parameterRef="M" checkedEnumRef="e_X"') },
    'it has no EnumPair e_X',
  ],
  [
    '[FA94] two EnumPairs of one id',
    'wrong',
    4,
    { parameters: parameter('M', 'Char_t', '', pair('e_A', 'A') + pair('e_A', 'B')) },
    'The enumID e_A of M is there twice',
  ],
  [
    '[FA94] a wire value that does not fit the type',
    'wrong',
    4,
    { parameters: parameter('M', 'Int_t', '', pair('e_A', 'one')) },
    'A wire value of M does not fit Int_t',
  ],
  [
    '[FA95] edits that refer to one another in a circle',
    'wrong',
    2,
    {
      edits:
        '<val:Edit id="a" logicOperator="NOT"><val:EditRef id="b"/></val:Edit><val:Edit id="b" logicOperator="NOT"><val:EditRef id="a"/></val:Edit>',
    },
    'refers to itself',
  ],
  [
    '[FA96] a spinner for a text',
    'wrong',
    5,
    { parameters: parameter('Q', 'String_t'), controls: qtyField },
    'a spinner gives numbers',
  ],
  [
    '[FA96] a clock for a number',
    'wrong',
    5,
    { parameters: qty, controls: control('c', 'Clock_t', 'parameterRef="Q"') },
    'a clock gives times and dates',
  ],
  [
    '[FA96] several choices for one value',
    'wrong',
    5,
    { parameters: mode, controls: control('c', 'CheckBoxList_t', 'parameterRef="M"', items('e_A')) },
    'several choices need a type of several values',
  ],
  [
    '[FA96] a control for a constant',
    'wrong',
    5,
    { parameters: parameter('Q', 'Qty_t', 'constValue="1"'), controls: qtyField },
    'a parameter with a constValue has no control',
  ],
  [
    '[FA96] two controls for one parameter',
    'wrong',
    5,
    { parameters: qty, controls: qtyField + control('d', 'TextField_t', 'parameterRef="Q"') },
    'Q has two controls, c and d',
  ],
  [
    '[FA96] a required parameter that nothing sets',
    'wrong',
    4,
    { parameters: parameter('Q', 'Qty_t', 'use="required"') },
    'neither a control nor a constValue, but is required',
  ],
  [
    '[FA97] times without a zone',
    'note',
    4,
    { parameters: parameter('T', 'UTCTimestamp_t', 'maxValue="16:00:00"') },
    'have no localMktTz',
  ],
  [
    '[FA97] a zone that there is not',
    'wrong',
    5,
    { controls: control('c', 'Clock_t', 'localMktTz="Mars/Olympus"') },
    'localMktTz of Control is a zone',
  ],
  [
    '[FA98] a parameter without a way over the wire',
    'wrong',
    4,
    { parameters: parameter('Q', 'Qty_t', 'noTag') },
    'needs a fixTag',
  ],
  [
    '[FA80] a logic operator without edits',
    'wrong',
    6,
    { parameters: qty, controls: qtyField, rest: strategyEdit('<val:Edit logicOperator="AND"/>') },
    'AND needs one or more edits',
  ],
  [
    '[FA83] NOT of two edits',
    'wrong',
    6,
    {
      parameters: qty,
      controls: qtyField,
      rest: strategyEdit(`<val:Edit logicOperator="NOT">${edit('Q', 'EX')}${edit('Q', 'NX')}</val:Edit>`),
    },
    'NOT needs exactly one edit',
  ],
  [
    '[FA72] a comparison with nothing',
    'wrong',
    6,
    { parameters: qty, controls: qtyField, rest: strategyEdit(edit('Q', 'EQ')) },
    'EQ needs either a value or a field2',
  ],
  [
    '[FA72] both an operator and a logic operator',
    'wrong',
    6,
    {
      parameters: qty,
      controls: qtyField,
      rest: strategyEdit('<val:Edit field="Q" operator="EX" logicOperator="OR"/>'),
    },
    'needs either an operator or a logicOperator',
  ],
  [
    '[FA103] a rule that does nothing',
    'wrong',
    5,
    { parameters: qty, controls: ruled(edit('c', 'EX'), '') },
    'needs enabled, visible or value',
  ],
  [
    '[FA104] a rule with a value that the list does not have',
    'wrong',
    5,
    { parameters: mode, controls: list('', stateRule('value="e_X"', edit('c', 'EX')) + items('e_A')) },
    'names the item e_X',
  ],
  [
    '[FA100] a field of the order that is not named',
    'wrong',
    5,
    { parameters: qty, controls: control('c', 'TextField_t', 'parameterRef="Q" initPolicy="UseFixField"') },
    'needs an initFixField',
  ],
  [
    '[FA125] data without a length',
    'unsupported',
    4,
    { parameters: parameter('D', 'Data_t'), controls: control('c', 'TextField_t', 'parameterRef="D"') },
    'data without a length',
  ],
];
