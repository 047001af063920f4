import type { CompanyCtx, Person } from '@fachwerk/server/ctx';
import { extensionPoint } from '@fachwerk/server/hooks';
import type { CustomerFigure } from '../../contract-staff.ts';

/** What a customer has with one company. What is not given counts nothing. */
export type FigurePart = {
  readonly customerId: string;
  readonly companyId: string;
  readonly orders?: number;
  readonly rentals?: number;
  readonly appointments?: number;
  readonly spentCents?: number;
  readonly openCents?: number;
  readonly lastContactAt?: Date | null;
};

export type FigureSource = {
  /** Which figures it counts. */
  readonly figures: readonly CustomerFigure[];
  /** Who may see them. */
  readonly capability: string;
  /** Whether this company has to do with them at all; without it every company has. */
  readonly isUsed?: (ctx: CompanyCtx) => Promise<boolean>;
  /** Of people of this network, at all its companies; a bounded number of statements, however many people. */
  readonly partsOf: (network: CompanyCtx, people: readonly Person[]) => Promise<readonly FigurePart[]>;
};

/** Filled by the modules whose records say what a customer has bought. */
export const figureSources = extensionPoint<FigureSource>('customers.figures');
