import type { Findings } from '../finding.ts';
import type { Strategy } from '../model/fixatdl-file.ts';
import { isInRegion, REGION_NAMES } from '../model/regions.ts';
import { isSecurityType } from '../model/security-types.ts';
import { shown } from '../read/reading.ts';
import { repeated } from './repeated.ts';

/** Regions, countries, markets and security types that a strategy is for. */
export function checkFilters({ regions: given, markets, securityTypes }: Strategy, findings: Findings): void {
  for (const { name, line } of repeated(given, (region) => region.name ?? '')) {
    findings.wrong(line, `The region ${name ?? ''} is there twice.`);
  }
  for (const region of given) {
    for (const { CountryCode = '', line } of region.countries) {
      if (!/^[A-Z0-9]{2}$/.test(CountryCode)) {
        findings.wrong(line, `CountryCode is two letters such as US, not “${shown(CountryCode)}”.`);
      } else if (region.name !== undefined && !isInRegion(CountryCode, region.name)) {
        const other = REGION_NAMES.find((each) => isInRegion(CountryCode, each));
        findings.note(line, `${CountryCode} is not in ${region.name}${other === undefined ? '' : ` but in ${other}`}.`);
      }
    }
  }
  for (const { MICCode = '', line } of markets) {
    if (!/^[A-Z0-9]{4}$/.test(MICCode)) {
      findings.wrong(line, `MICCode is four letters such as XNYS, not “${shown(MICCode)}”.`);
    }
  }
  for (const { name = '', line } of securityTypes) {
    if (!isSecurityType(name)) findings.wrong(line, `${shown(name)} is not a security type of FIX (167).`);
  }
}
