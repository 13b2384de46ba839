import "server-only";
/** Where businesses come from. One provider is in use: our own database, unless another is put in its place here. */
import type { Business } from "#lib/product/directory/business/business";
import type { DirectorySource } from "#lib/product/directory/records/directory-source";
import type { PostalPlace } from "#lib/product/directory/places/postal-code";
import type {
  DirectoryPage,
  DirectoryProvider,
  DirectoryQuery,
} from "#lib/product/directory/provider/provider";
import { ownDirectory } from "#lib/product/directory/provider/own-directory";

const provider: DirectoryProvider = ownDirectory;

/**
 * One page of businesses, from a place in the list on: nothing is counted, nothing skipped. Throws when the directory cannot be
 * read.
 */
export const searchBusinesses = (query: DirectoryQuery): Promise<DirectoryPage> => provider.search(query);

/** Whether some business may have a word that begins so. */
export const hasWord = (beginning: string): Promise<boolean> => provider.hasWord(beginning);

/** Where the businesses of a postal code are; null where none has it. */
export const postalPlace = (word: string): Promise<PostalPlace | null> => provider.postalPlace(word);

/** A business by its id, gone or not, with its hours from `now` on; null when there never was one, whatever the id looks like. */
export const readBusiness = (id: string, now: Date): Promise<Business | null> => provider.read(id, now);

/** The numbers among these that businesses of the directory have, each with the name of one of them. */
export const namesByPhone = (phones: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  provider.namesByPhone(phones);

/** Where the directory is from, and the places it covers. */
export const directorySource = (): Promise<DirectorySource> => provider.source();
