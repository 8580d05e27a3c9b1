-- Pictures of orders of every kind: receipts of deposits, and proofs that a part of a withdrawal has not arrived.
alter table deposit_receipt rename to order_picture;
alter index deposit_receipt_pkey rename to order_picture_pkey;
alter index deposit_receipt_of_order rename to order_picture_of_order;
-- The part of the order that it is about; 0 where the order has none.
alter table order_picture add column part_no integer not null default 0;
