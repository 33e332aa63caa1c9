import { enumPairAttributes, parameterAttributes, repeatingGroupAttributes } from '../model/element-attributes.ts';
import type { EnumPair, Parameter, RepeatingGroup, TypedAttributes } from '../model/fixatdl-file.ts';
import { isParameterType, type ParameterTypeName, parameterType } from '../model/parameter-types.ts';
import type { Findings } from '../finding.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { readAttributes, readChildren, required, shown, textOf, xsiType } from './reading.ts';

export function readParameter(element: XmlElement, findings: Findings): Parameter {
  const type = typeOf(element, findings);
  const table = { ...parameterAttributes, ...parameterType(type).attributes };
  const { name, ...rest } = readAttributes(element, table, findings);
  // A constant of lengths and whole numbers is kept as its text, like every other constant.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each table has a constant of text or of a number.
  const constant = (rest as { constValue?: string | number }).constValue;
  const attributes = {
    ...rest,
    ...(constant !== undefined && { constValue: String(constant) }),
  } as Omit<typeof rest, 'constValue'> & TypedAttributes;
  const enumPairs: EnumPair[] = [];
  let description: string | undefined;
  readChildren(
    element,
    {
      Description: (child) => {
        description = textOf(child, findings);
      },
      EnumPair: (child) => enumPairs.push(readEnumPair(child, findings)),
    },
    findings,
  );
  return {
    line: element.line,
    name: required(element, 'name', name, findings),
    type,
    ...attributes,
    ...(description !== undefined && { description }),
    enumPairs,
  };
}

function typeOf(element: XmlElement, findings: Findings): ParameterTypeName {
  const type = xsiType(element);
  if (isParameterType(type)) return type;
  // The schema writes the type of UTC timestamps in one way and many files in another.
  if (type === 'UTCTimeStamp_t') return 'UTCTimestamp_t';
  findings.wrong(
    element.line,
    type === '' ? 'Parameter needs an xsi:type.' : `${shown(type)} is not a parameter type.`,
  );
  return 'String_t';
}

function readEnumPair(element: XmlElement, findings: Findings): EnumPair {
  const { enumID, wireValue, ...attributes } = readAttributes(element, enumPairAttributes, findings);
  let description: string | undefined;
  readChildren(
    element,
    {
      Description: (child) => {
        description = textOf(child, findings);
      },
    },
    findings,
  );
  return {
    line: element.line,
    enumID: required(element, 'enumID', enumID, findings),
    wireValue: required(element, 'wireValue', wireValue, findings),
    ...attributes,
    ...(description !== undefined && { description }),
  };
}

export function readRepeatingGroup(element: XmlElement, findings: Findings): RepeatingGroup {
  const attributes = readAttributes(element, repeatingGroupAttributes, findings);
  const parameters: Parameter[] = [];
  let description: string | undefined;
  readChildren(
    element,
    {
      Description: (child) => {
        description = textOf(child, findings);
      },
      Parameter: (child) => parameters.push(readParameter(child, findings)),
    },
    findings,
  );
  required(element, 'minSize', undefined, findings);
  return { line: element.line, ...attributes, ...(description !== undefined && { description }), parameters };
}
