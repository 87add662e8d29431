-- A category can get another address: its products go with it.
alter table produkt drop constraint produkt_mandant_kategorie_fkey;
alter table produkt add foreign key (mandant, kategorie) references produktkategorie (mandant, slug) on update cascade;
