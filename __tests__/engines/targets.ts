/** Targets for parts of every page, named by the texts in the content files. */

import type { EnquiryField } from '../../src/enquiry/enquiry';
import { interpolate } from '../../src/lib/interpolate';
import { sheetLabels } from '../support/catalogues';
import { texts } from '../support/contactForm';
import { contact, navigation } from '../support/labels';
import type { Target } from './inPage/query';

export const byRole = (role: string, name?: string, within?: Target): Target => ({ role, name, within });
export const link = (name?: string, within?: Target): Target => byRole('link', name, within);
export const button = (name?: string, within?: Target): Target => byRole('button', name, within);

export const main: Target = { css: 'main' };
export const header: Target = { css: 'header' };
export const footer: Target = { css: 'footer' };
export const title: Target = { css: 'h1' };

export const menu = byRole('navigation', navigation.mainLabel);
export const menuButton = button(navigation.menuToggle, menu);

export const searchButton = button(navigation.search.label, header);
export const searchDialog = byRole('dialog', navigation.search.title);

export const field = (name: EnquiryField): Target => byRole('textbox', texts[name].label, main);
export const sendButton: Target = { css: 'main form button[type="submit"]' };

export const enquireAbout = (item: string): Target => link(interpolate(sheetLabels.enquire, { item }), main);
export const addButton = button(sheetLabels.enquiryList.add, main);
export const addedButton = button(sheetLabels.enquiryList.added, main);
export const enquiryList = byRole('region', contact.form.list.title);

/** Returns the target of the header link to an enquiry list with `count` entries. */
export const listLink = (count: number): Target => {
  const { one, many } = navigation.enquiryList;
  return link(count === 1 ? one : interpolate(many, { count }), header);
};
