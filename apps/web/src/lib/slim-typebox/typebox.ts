/**
 * Stands in for typebox in the built page, where the library was a tenth of the script before the first row. A page
 * needs schemas as plain objects only. Their types are still the library's, and a test compares both.
 */
export * as Type from './type.ts';
