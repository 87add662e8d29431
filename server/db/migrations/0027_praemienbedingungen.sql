-- Which reward conditions somebody accepted beside the terms: null of who accepted before these were kept, and where a tenant has none.
alter table zustimmung add column praemienbedingungen_version text;
