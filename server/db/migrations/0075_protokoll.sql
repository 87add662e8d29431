-- The audit log is filtered by the kind of actor and by what happened. A column, since under row security an index by an expression is not used.
alter table protokoll add column akteur text not null generated always as (split_part(wer, ':', 1)) stored;
create index protokoll_akteur on protokoll (mandant, akteur, zeit);
create index protokoll_was on protokoll (mandant, was, zeit);
