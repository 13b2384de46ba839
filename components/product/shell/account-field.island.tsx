"use client";
import { useAccount } from "@/components/product/shell/account-context";
import { accountField } from "#lib/base/visitor/page-account";

/**
 * Why an island: other islands draw it too, and it reads the page's account from the frame. It is part of every form that changes
 * something of the page's user: the change is not made for somebody else who has signed in since.
 */
export const AccountFieldIsland = () => <input type="hidden" name={accountField} value={useAccount()} />;
