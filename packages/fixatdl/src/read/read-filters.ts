import {
  countryAttributes,
  marketAttributes,
  regionAttributes,
  securityTypeAttributes,
} from '../model/element-attributes.ts';
import type { Country, Market, Region, SecurityType } from '../model/fixatdl-file.ts';
import type { Findings } from '../finding.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { readAttributes, readChildren, required } from './reading.ts';

export function readRegions(element: XmlElement, findings: Findings): readonly Region[] {
  readAttributes(element, {}, findings);
  const regions: Region[] = [];
  readChildren(element, { Region: (child) => regions.push(readRegion(child, findings)) }, findings);
  return regions;
}

function readRegion(element: XmlElement, findings: Findings): Region {
  const attributes = readAttributes(element, regionAttributes, findings);
  required(element, 'name', undefined, findings);
  required(element, 'inclusion', undefined, findings);
  const countries: Country[] = [];
  readChildren(
    element,
    {
      Country: (child) => {
        const country = readAttributes(child, countryAttributes, findings);
        required(child, 'CountryCode', undefined, findings);
        required(child, 'inclusion', undefined, findings);
        readChildren(child, {}, findings);
        countries.push({ line: child.line, ...country });
      },
    },
    findings,
  );
  return { line: element.line, ...attributes, countries };
}

export function readMarkets(element: XmlElement, findings: Findings): readonly Market[] {
  readAttributes(element, {}, findings);
  const markets: Market[] = [];
  readChildren(
    element,
    {
      Market: (child) => {
        const market = readAttributes(child, marketAttributes, findings);
        required(child, 'MICCode', undefined, findings);
        required(child, 'inclusion', undefined, findings);
        readChildren(child, {}, findings);
        markets.push({ line: child.line, ...market });
      },
    },
    findings,
  );
  return markets;
}

export function readSecurityTypes(element: XmlElement, findings: Findings): readonly SecurityType[] {
  readAttributes(element, {}, findings);
  const types: SecurityType[] = [];
  readChildren(
    element,
    {
      SecurityType: (child) => {
        const type = readAttributes(child, securityTypeAttributes, findings);
        required(child, 'name', undefined, findings);
        required(child, 'inclusion', undefined, findings);
        readChildren(child, {}, findings);
        types.push({ line: child.line, ...type });
      },
    },
    findings,
  );
  return types;
}
