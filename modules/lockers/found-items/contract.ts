import { ask, type CapabilityCatalog, change, stream } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line, paragraph, Upload } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

/** `used`: realised for the company, as sold or given to charity. The last three end it. */
export const FoundItemState = z.enum(['found', 'notified', 'kept', 'returned', 'used', 'disposed']);
export type FoundItemState = z.infer<typeof FoundItemState>;

export const FoundItemOrigin = z.enum(['stocktake', 'round', 'rental', 'box', 'other']);
export type FoundItemOrigin = z.infer<typeof FoundItemOrigin>;

/** Before it is drawn anew. */
export const PHOTO_MOST_BYTES = 6 * 1024 * 1024;
export const MOST_PHOTOS = 8;

const Text = {
  what: line(200, 1),
  note: paragraph(2000),
  keptWhere: line(200),
};

export const FoundItem = z.object({
  id: z.uuid(),
  companyId: z.uuid(),
  companyName: z.string(),
  what: z.string(),
  note: z.string(),
  isValuable: z.boolean(),
  locationId: z.uuid(),
  locationName: z.string(),
  lockId: z.nullable(z.uuid()),
  boxNumber: z.string(),
  origin: FoundItemOrigin,
  originId: z.nullable(z.uuid()),
  foundAt: Instant,
  foundByName: z.string(),
  keptWhere: z.string(),
  keptUntil: z.iso.date(),
  /** Not ended, and its time is over. */
  isDue: z.boolean(),
  state: FoundItemState,
  notifiedAt: z.nullable(Instant),
  endedAt: z.nullable(Instant),
  returnedTo: z.string(),
  proof: z.string(),
  /** Of the first photo. */
  photoUrl: z.nullable(z.string()),
  version: z.int(),
});
export type FoundItem = z.infer<typeof FoundItem>;

/** The last renter of the box, for whoever may see renters. */
export const LastRenter = z.object({
  rentalId: z.uuid(),
  orderNumber: z.string(),
  customerName: z.string(),
  endedAt: z.nullable(Instant),
});
export type LastRenter = z.infer<typeof LastRenter>;

export const FoundItemSheet = z.extend(FoundItem, {
  photos: z.array(z.object({ id: z.uuid(), url: z.string() })),
  steps: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(['found', 'notified', 'kept', 'returned', 'used', 'disposed', 'edited', 'reopened']),
      at: Instant,
      personName: z.string(),
      text: z.string(),
    }),
  ),
  /** A rental is known, whoever may see it. */
  hasRental: z.boolean(),
  renter: z.nullable(LastRenter),
});
export type FoundItemSheet = z.infer<typeof FoundItemSheet>;

export const FoundItemSettings = z.object({
  valuableMonths: z.int().check(z.minimum(1), z.maximum(60)),
  otherMonths: z.int().check(z.minimum(1), z.maximum(60)),
});
export type FoundItemSettings = z.infer<typeof FoundItemSettings>;

export const FoundItemFilter = z.object({
  search: z.optional(line(100)),
  states: z.optional(z.array(FoundItemState).check(z.maxLength(6))),
  isDue: z.optional(z.boolean()),
  lockId: z.optional(z.uuid()),
});

const KINDS = ['franchisor', 'franchisee', 'merchant'] as const;

export const foundItemCapabilities = {
  'found_items.read': { roles: ['administrator', 'management', 'staff', 'technician', 'support'], kinds: KINDS },
  'found_items.edit': { roles: ['administrator', 'management', 'staff', 'technician', 'support'], kinds: KINDS },
  'found_items.configure': { roles: ['administrator', 'management'], kinds: KINDS },
} as const satisfies CapabilityCatalog;

export const foundItemProblems = {
  'found_item.unknown': 404,
  'found_item.location_unknown': 404,
  'found_item.box_unknown': 404,
  'found_item.changed_meanwhile': 409,
  'found_item.ended': 409,
  'found_item.not_ended': 409,
  'found_item.name_missing': 422,
  'found_item.proof_missing': 422,
  'found_item.too_early': 409,
  'found_item.no_renter': 409,
  'found_item.renter_denied': 403,
  'found_item.already_notified': 409,
  'found_item.photo_not_taken': 422,
  'found_item.photo_too_large': 413,
  'found_item.photos_full': 409,
} as const satisfies ProblemCatalog;
export type FoundItemProblem = keyof typeof foundItemProblems;

export const foundItemStream = stream({
  name: 'found-items',
  access: 'staff:found_items.read',
  audience: 'company',
  event: z.object({ itemId: z.uuid() }),
});

const one = z.object({ id: z.uuid() });

export const foundItemApi = {
  list: ask({
    method: 'POST',
    path: '/private/found-items',
    access: 'staff:found_items.read',
    summary: 'Found items in sight, the latest first.',
    input: z.object({ filter: z.extend(FoundItemFilter, { before: z.optional(z.uuid()) }) }),
    output: z.object({ items: z.array(FoundItem), next: z.nullable(z.uuid()) }),
  }),
  find: ask({
    method: 'GET',
    path: '/private/found-items/:id',
    access: 'staff:found_items.read',
    summary: 'One found item with photos and story; the last renter for whoever may see renters.',
    input: one,
    output: FoundItemSheet,
  }),
  add: change({
    method: 'POST',
    path: '/private/found-items/add',
    access: 'staff:found_items.edit',
    repeats: 'by itemId',
    summary: 'Records a found item. The same `itemId` again is the same item.',
    input: z.object({
      itemId: z.uuid(),
      what: Text.what,
      note: z._default(Text.note, ''),
      isValuable: z.boolean(),
      locationId: z.uuid(),
      lockId: z.optional(z.uuid()),
      keptWhere: z._default(Text.keptWhere, ''),
      origin: FoundItemOrigin,
      originId: z.optional(z.uuid()),
    }),
    output: FoundItem,
  }),
  edit: change({
    method: 'POST',
    path: '/private/found-items/:id/edit',
    access: 'staff:found_items.edit',
    repeats: 'version',
    summary: 'Changes description and keeping; `version` is the one that was read.',
    input: z.extend(one, {
      what: Text.what,
      note: Text.note,
      isValuable: z.boolean(),
      keptWhere: Text.keptWhere,
      keptUntil: z.iso.date(),
      version: z.int(),
    }),
    output: FoundItem,
  }),
  photo: change({
    method: 'POST',
    path: '/private/found-items/:id/photos',
    access: 'staff:found_items.edit',
    repeats: 'by photoId',
    body: 'multipart',
    transaction: 'own',
    summary: 'Adds a photo. The same `photoId` again is the same photo.',
    input: z.extend(one, { photoId: z.uuid(), file: Upload }),
    output: FoundItemSheet,
  }),
  notify: change({
    method: 'POST',
    path: '/private/found-items/:id/notify',
    access: 'staff:found_items.edit',
    repeats: 'once',
    summary: 'Mails the last renter of the box; asks for the right to see renters too.',
    input: one,
    output: FoundItemSheet,
  }),
  move: change({
    method: 'POST',
    path: '/private/found-items/:id/state',
    access: 'staff:found_items.edit',
    repeats: 'same',
    summary: 'Says what became of it: kept, returned to somebody, used or disposed of, or open again.',
    input: z.extend(one, {
      state: z.enum(['found', 'kept', 'returned', 'used', 'disposed']),
      returnedTo: z._default(line(200), ''),
      proof: z._default(line(200), ''),
      text: z._default(line(300), ''),
    }),
    output: FoundItemSheet,
  }),
  settings: ask({
    method: 'GET',
    path: '/private/found-item-settings',
    access: 'staff:found_items.read',
    summary: 'How long things are kept.',
    input: z.object({}),
    output: FoundItemSettings,
  }),
  saveSettings: change({
    method: 'POST',
    path: '/private/found-item-settings/save',
    access: 'staff:found_items.configure',
    repeats: 'same',
    summary: 'Says how long things are kept that are found from now on.',
    input: FoundItemSettings,
    output: FoundItemSettings,
  }),
};
