-- Pictures may be AVIF too, which is half as heavy as WebP where it is known.
alter table bild drop constraint bild_name_check;
alter table bild add constraint bild_name_check check (name ~ '^[a-z0-9-]+\.(svg|avif|webp|jpg|png)$');
