-- Rules of the product are in TypeScript alone. What computed them in the database goes.

-- The form under which two addresses are the same person (`emailAlias`) stands with the address of an account, as with that of a recipient.
alter table account add column email_alias text;
alter table account no force row level security;
update account set email_alias = email_alias(email_schluessel) where geloescht_am is null;
alter table account force row level security;
drop function email_alias;
